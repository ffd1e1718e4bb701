import { IdentityError, type IdentityErrorCode } from "#app/lib/identity/identity-error.ts";

/** The channel on which tabs and sign-in windows of this site say that the session may have changed. */
export const channelName = "shiuli-sign-in";

const width = 480;
const height = 640;
const closedCheckMs = 500;

const codes: Record<string, IdentityErrorCode> = {
  access_denied: "popup_closed",
  account_not_linked: "account_not_linked",
  unable_to_link_account: "account_not_linked",
  invalid_code: "provider_down",
  email_not_found: "no_email",
  unable_to_get_user_info: "provider_down",
  oauth_provider_not_found: "provider_down",
};

/** Opens the sign-in window, still empty: browsers allow a popup only during the click. */
export function openPopup(): Window {
  const left = window.screenX + (window.outerWidth - width) / 2;
  const top = window.screenY + (window.outerHeight - height) / 2;
  const popup = window.open("", "sign-in", `popup,width=${width},height=${height},left=${left},top=${top}`);
  if (!popup) throw new IdentityError("popup_blocked");
  popup.focus();
  return popup;
}

/**
 * Waits until the window reports that it is done, or is closed. A provider may sever the link between the windows,
 * which looks like closing. The window still gets its reply when it is done, and listeners on the channel hear of its
 * success.
 * @throws IdentityError when the window reported an error
 */
export function popupEnd(popup: Window): Promise<"done" | "closed"> {
  const channel = new BroadcastChannel(channelName);
  return new Promise<"done" | "closed">((resolve, reject) => {
    const check = setInterval(() => popup.closed && end(() => resolve("closed")), closedCheckMs);
    channel.onmessage = ({ data }) => {
      if (data?.popup !== "done") return;
      // The window waits for this before it closes.
      channel.postMessage({ popup: "heard" });
      channel.close();
      const failure = data.error && new IdentityError(codes[data.error] ?? "unavailable");
      end(() => (failure ? reject(failure) : resolve("done")));
    };
    function end(settle: () => void): void {
      clearInterval(check);
      popup.close();
      settle();
    }
  });
}
