export interface ApiFailure {
  type: string;
  code?: string;
  decline_code?: string;
  message: string;
  payment_intent?: Intent;
}

export interface Intent {
  id: string;
  status: string;
  amount: number;
  currency: string;
  last_payment_error: ApiFailure | null;
  next_action: { type: string } | null;
}

export type ApiResult<T> = { object: T; error?: undefined } | { error: ApiFailure; object?: undefined };

export interface Api {
  /** Where the sandbox's public face is mounted, without a closing slash. */
  base: string;
  key: string;
}

const UNREACHABLE: ApiFailure = {
  type: "api_connection_error",
  message:
    "We are experiencing issues connecting to our payments provider. Please check your internet connection and try again.",
};

export async function apiPost<T>(api: Api, path: string, fields: object): Promise<ApiResult<T>> {
  const body = new URLSearchParams(encodeFields(fields));
  return send(api, path, { method: "POST", body });
}

export async function apiGet<T>(api: Api, path: string, fields: object): Promise<ApiResult<T>> {
  return send(api, `${path}?${new URLSearchParams(encodeFields(fields))}`, { method: "GET" });
}

async function send<T>(api: Api, path: string, init: RequestInit): Promise<ApiResult<T>> {
  try {
    const response = await fetch(`${api.base}/v1${path}`, {
      ...init,
      credentials: "omit",
      headers: { authorization: `Bearer ${api.key}` },
    });
    const body = await response.json();
    if (response.ok) return { object: body };
    return { error: body.error?.message ? body.error : UNREACHABLE };
  } catch {
    return { error: UNREACHABLE };
  }
}

/** Nested fields as Stripe's form encoding names them; null and undefined are left out. */
function encodeFields(fields: object, prefix = ""): [string, string][] {
  return Object.entries(fields).flatMap(([name, value]): [string, string][] => {
    const path = prefix ? `${prefix}[${name}]` : name;
    if (value === undefined || value === null) return [];
    return typeof value === "object" ? encodeFields(value, path) : [[path, String(value)]];
  });
}
