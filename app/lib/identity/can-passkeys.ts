/** Whether this browser can use passkeys at this address: they belong to a name, never to a number. */
export function canPasskeys(): boolean {
  const { hostname } = window.location;
  const isNumber = /^[\d.]+$/.test(hostname) || hostname.includes(":");
  return window.isSecureContext && "PublicKeyCredential" in window && !isNumber;
}
