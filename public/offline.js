// The page that stands in for one that can't be fetched: it gives way as soon as the connection is back.
addEventListener("online", () => location.reload());
