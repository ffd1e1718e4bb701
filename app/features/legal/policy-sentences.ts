import { policyTexts } from "#app/texts/en/public/policy.ts";
import { textsNow } from "#app/texts/use-texts.ts";
import type { Policy } from "#domain/policy.ts";

/** What a customer gets refunded, for the earliest cancellation first. */
export function cancellationLines(policy: Policy): string[] {
  const { refunds, graceMinutes, cancelNoticeHours } = policy;
  const texts = textsNow(policyTexts);
  const lines = refunds
    .filter(({ percent }) => percent > 0)
    .map(({ noticeHours, percent }) => texts.shareUntil(percent, noticeHours));
  const something = lines.length > 0 || graceMinutes > 0;
  return [
    ...(graceMinutes > 0 ? [texts.grace(graceMinutes)] : []),
    ...lines,
    texts.nothing(something, cancelNoticeHours),
  ];
}

/** Until when a customer may move a visit. */
export function movingLine({ moveNoticeHours }: Policy): string {
  return textsNow(policyTexts).moving(moveNoticeHours);
}
