import type { Policy } from "#domain/policy.ts";

/** What a customer gets back, the earliest cancelling first. */
export function cancellationLines(policy: Policy): string[] {
  const { refunds, graceMinutes, cancelNoticeHours } = policy;
  const lines = refunds
    .filter(({ percent }) => percent > 0)
    .map(({ noticeHours, percent }) => `${share(percent)} until ${before(noticeHours)}`);
  const rest = lines.length > 0 || graceMinutes > 0 ? "Nothing after that" : "Nothing";
  return [
    ...(graceMinutes > 0 ? [`Everything within ${counted(graceMinutes, "minute")} of booking`] : []),
    ...lines,
    `${rest}; you can cancel by yourself until ${before(cancelNoticeHours)}`,
  ];
}

/** Until when a customer gives her visit another hour. */
export function movingLine({ moveNoticeHours }: Policy): string {
  return `You give your visit another hour by yourself until ${before(moveNoticeHours)}, at no charge. Later, call us.`;
}

function share(percent: number): string {
  return percent === 100 ? "Everything" : `${percent} %`;
}

function before(hours: number): string {
  return hours === 0 ? "it begins" : `${counted(hours, "hour")} before it begins`;
}

function counted(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? "" : "s"}`;
}
