/** An upload that goes on until the test ends it; takes the place of XMLHttpRequest. */
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
  /** @param address of the picture that is kept */
  succeed(address: string): void {
    this.status = 200;
    this.response = { data: { display_url: address } };
    this.onload();
  }
}
