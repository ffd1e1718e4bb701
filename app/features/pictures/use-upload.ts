import { useEffect, useRef, useState } from "react";
import { whyNotPicture } from "#app/features/pictures/check-file.ts";
import { explain } from "#app/lib/explain.ts";
import { uploadPicture } from "#app/lib/upload-picture.ts";

/** A picture being uploaded to the salon. */
export interface Upload {
  file: File;
  /** Shows the file itself while it is being sent. */
  preview: string;
  /** Bytes. */
  sent: number;
}

export interface Uploads {
  /** Undefined when nothing is under way. */
  upload: Upload | undefined;
  /** Why the last file was refused. */
  failure: string | undefined;
  start(file: File): void;
  /** Cancels the upload, or clears the failure. */
  cancel(): void;
  /**
   * Waits for an upload that is under way. A failed one returns false once, so that the failure is seen before the
   * form is sent without the picture.
   * @returns whether there is none, or it succeeded
   */
  settled(): Promise<boolean>;
}

/** Uploads one picture at a time. A new one replaces the one under way. */
export function useUpload(onKept: (address: string) => void): Uploads {
  const [upload, setUpload] = useState<Upload>();
  const [failure, setFailure] = useState<string>();
  const running = useRef<{ abort: AbortController; done: Promise<boolean> }>(undefined);

  function stop() {
    running.current?.abort.abort();
    running.current = undefined;
    setUpload(undefined);
    setFailure(undefined);
  }

  async function send(file: File, { signal }: AbortController): Promise<boolean> {
    const preview = URL.createObjectURL(file);
    setUpload({ file, preview, sent: 0 });
    try {
      const onProgress = (sent: number) => !signal.aborted && setUpload({ file, preview, sent });
      const address = await uploadPicture(file, { onProgress, signal });
      // It may be cancelled between the answer and this line.
      if (signal.aborted) return false;
      onKept(address);
      return true;
    } catch (error) {
      if (!signal.aborted) setFailure(explain(error));
      return false;
    } finally {
      if (!signal.aborted) setUpload(undefined);
      URL.revokeObjectURL(preview);
    }
  }

  useEffect(() => () => running.current?.abort.abort(), []);

  return {
    upload,
    failure,
    start(file) {
      stop();
      const unfit = whyNotPicture(file);
      if (unfit) return setFailure(unfit);
      const abort = new AbortController();
      running.current = { abort, done: send(file, abort) };
    },
    cancel: stop,
    async settled() {
      const waitedFor = running.current;
      if (!waitedFor) return true;
      const kept = await waitedFor.done;
      if (!kept && running.current === waitedFor) running.current = undefined;
      return kept;
    },
  };
}
