/** Whether this browser can use passkeys here: they belong to a host name, never to an IP address. */
export function canPasskeys(): boolean {
  const { hostname } = window.location;
  const isNumber = /^[\d.]+$/.test(hostname) || hostname.includes(":");
  return window.isSecureContext && "PublicKeyCredential" in window && !isNumber;
}
