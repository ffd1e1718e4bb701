/**
 * The minimal work of Node's own HTTP server for an answer: the same bytes from memory, in its own process. Arguments:
 * port, a JSON file { headers, body (base64) }.
 */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";

const [port, file] = process.argv.slice(2);
const answer: { headers: Record<string, string>; body: string } = JSON.parse(
  readFileSync(file ?? "", "utf8"),
);
const body = Buffer.from(answer.body, "base64");
const headers = { ...answer.headers, "content-length": String(body.length) };

const server = createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(body);
});
server.listen(Number(port), "127.0.0.1");
process.once("SIGTERM", () => process.exit(0));
