/** An upload that stays in progress until the test ends it. It replaces XMLHttpRequest. */
export class HeldUpload {
  static last: HeldUpload;
  upload = {};
  status = 0;
  response: unknown = null;
  onload = () => {};
  open(): void {}
  setRequestHeader(): void {}
  abort(): void {}
  send(): void {
    HeldUpload.last = this;
  }
  /** @param address of the stored picture */
  succeed(address: string): void {
    this.status = 200;
    this.response = { data: { display_url: address } };
    this.onload();
  }
}
