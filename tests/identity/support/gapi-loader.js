/*
 * Replaces https://apis.google.com/js/api.js, which a test machine may not reach. It contains the part of gapi.iframes
 * through which Firebase's SDK in the page and its helper in a hidden frame communicate. Both load this file.
 */
(() => {
  const mark = "a line of gapi's";
  const retryMs = 100;
  const mostTries = 100;
  let lastId = 0;

  /** One end of the channel between page and frame. `peer` returns the window at the other end. */
  function openLine(peer) {
    const handlers = new Map([["ping", async () => ({})]]);
    const waiting = new Map();
    const heard = new Set();

    addEventListener("message", ({ data, source }) => {
      if (data?.mark !== mark || source !== peer()) return;
      if (data.answers) receive(data);
      else void serve(data);
    });

    return {
      restyle: async () => {},
      register: (type, handler) => handlers.set(type, handler),
      send,
      ping(done) {
        const answered = new Promise((resolve) => send("ping", {}, resolve));
        answered.then(done);
        return answered;
      },
    };

    /** The other end may not be listening yet, so a message that needs an answer is repeated until there is one. */
    function send(type, message, done) {
      const id = ++lastId;
      if (done) waiting.set(id, done);
      const say = (triesLeft) => {
        peer().postMessage({ mark, id, type, message }, "*");
        if (done && triesLeft > 0) setTimeout(() => waiting.has(id) && say(triesLeft - 1), retryMs);
      };
      say(mostTries);
    }

    function receive({ answers, answer }) {
      const done = waiting.get(answers);
      waiting.delete(answers);
      try {
        done?.([answer]);
      } catch {
        // As in gapi: the SDK throws in one of these after it has got what it asked for.
      }
    }

    async function serve({ id, type, message }) {
      const handler = handlers.get(type);
      if (!handler || heard.has(id)) return;
      heard.add(id);
      peer().postMessage({ mark, answers: id, answer: await handler(message) }, "*");
    }
  }

  async function openFrame({ url, where, attributes }, done) {
    const frame = document.createElement("iframe");
    Object.assign(frame.style, attributes.style);
    const line = openLine(() => frame.contentWindow);
    const loaded = new Promise((resolve) => frame.addEventListener("load", resolve));
    frame.src = url;
    where.append(frame);
    await loaded;
    return await done(line);
  }

  window.gapi = {
    load: (_features, options) => setTimeout(options.callback ?? options),
    iframes: {
      CROSS_ORIGIN_IFRAMES_FILTER: {},
      Iframe: class {},
      getContext: () => ({ open: openFrame, getParentIframe: () => openLine(() => window.parent) }),
    },
  };
  const whenLoaded = new URL(document.currentScript.src).searchParams.get("onload") ?? "gapi_onload";
  window[whenLoaded]?.();
})();
