import { Link } from "react-router";
import { useDeskNews } from "#app/data/desk-news.ts";
import { useExceptions } from "#app/data/exceptions.ts";
import { useSetup } from "#app/data/setup.ts";
import { viewPath } from "#app/features/bookings/filters.ts";
import { happened } from "#app/features/owner/exception-sentences.ts";
import { money as moneyText } from "#app/lib/money.ts";
import { numberText } from "#app/lib/number-text.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { adminHomeTexts } from "#app/texts/en/dashboard/admin-home.ts";
import { exceptionTexts } from "#app/texts/en/dashboard/exceptions.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { buttonClass } from "#app/ui/button-class.ts";
import { Icon } from "#app/ui/Icon.tsx";
import type { IconName } from "#app/ui/icon-names.ts";
import { LoadError } from "#app/ui/QueryView.tsx";
import { Loading, Skeleton } from "#app/ui/Skeleton.tsx";

interface Need {
  key: string;
  icon: IconName;
  isMoney?: boolean;
  title: string;
  text: string;
  to: string;
  action: string;
}

/** How many exceptions are listed here; the inbox has them all. */
const mostNamed = 3;

/** What only a person can do: money first, then people, then times. @param toArrange visits without a time */
export function NeedsPerson({ toConfirm, toArrange }: { toConfirm: number; toArrange: number }) {
  const texts = useTexts(adminHomeTexts);
  const { needs, missing } = useNeeds(toConfirm, toArrange);
  if (!needs) {
    return (
      <Loading className="grid gap-4">
        <Skeleton className="h-7 w-2/5" />
        <Skeleton className="h-50" />
      </Loading>
    );
  }
  return (
    <section aria-labelledby="needs">
      <div className="bar mb-3.5">
        <h2 className="h4" id="needs">
          {texts.needs}
        </h2>
        <Link className="link sm" to="/dashboard/exceptions">
          {texts.exceptions}
        </Link>
      </div>
      {missing.length > 0 && (
        <LoadError
          className="mb-4"
          onRetry={() => {
            for (const { refetch } of missing) void refetch();
          }}
        >
          {texts.needsNotLoaded}
        </LoadError>
      )}
      {needs.length === 0 && missing.length === 0 && (
        <p className="card p-6">
          <b className="font-semibold">{texts.needsNothing}</b>
          <span className="muted sm block">{texts.needsNothingText}</span>
        </p>
      )}
      {needs.length > 0 && (
        <ul className="card needs num">
          {needs.map(({ key, icon, isMoney, title, text, to, action }) => (
            <li key={key}>
              <span className="needs-icon" data-money={isMoney || undefined}>
                <Icon name={icon} />
              </span>
              <div className="min-w-0">
                <b>{title}</b>
                <p className="sm muted">{text}</p>
              </div>
              <Link className={buttonClass({ variant: "soft", size: "sm" })} to={to}>
                {action}
                <span className="sr">: {title}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/**
 * No needs while they load for the first time: a list that grows would move what stands below it. `missing` is what
 * could not be loaded.
 */
function useNeeds(toConfirm: number, toArrange: number) {
  const texts = useTexts(adminHomeTexts);
  const said = useTexts(exceptionTexts);
  const setup = useSetup(!useSalon().takesCards);
  const news = useDeskNews("admin");
  const inbox = useExceptions();
  const missing = [news, inbox, setup].filter(({ data, isFetched }) => isFetched && !data);
  if (!news.isFetched || !inbox.isFetched || setup.isLoading) return { missing };
  const all = inbox.data?.pages.flatMap(({ exceptions }) => exceptions) ?? [];
  const open = all.filter(({ resolvedAt }) => resolvedAt === null).slice(0, mostNamed);
  const money: Need[] = open.map((exception) => ({
    key: exception._id,
    icon: "card",
    isMoney: true,
    ...happened(exception, said),
    to: "/dashboard/exceptions",
    action: texts.look,
  }));
  const { messages = 0, reviews = 0 } = news.data?.counts ?? {};
  const { visits = 0, amount = 0 } = news.data?.toHandBack ?? {};
  const others: (Need & { count: number })[] = [
    {
      key: "noCards",
      count: Number(setup.data?.cards === "none"),
      icon: "card",
      isMoney: true,
      title: texts.noCards,
      text: texts.noCardsText,
      to: "/dashboard/salon",
      action: texts.look,
    },
    {
      key: "toHandBack",
      count: visits,
      icon: "card",
      isMoney: true,
      title: texts.toHandBack(moneyText(amount)),
      text: texts.toHandBackText(visits, numberText(visits)),
      to: viewPath("toHandBack"),
      action: visits === 1 ? texts.seeIt : texts.seeThem,
    },
    {
      key: "messages",
      count: messages,
      icon: "message",
      title: texts.messages(messages, numberText(messages)),
      text: texts.messagesText,
      to: "/dashboard/messages",
      action: texts.answer,
    },
    {
      key: "toConfirm",
      count: toConfirm,
      icon: "clock",
      title: texts.toConfirm(toConfirm, numberText(toConfirm)),
      text: texts.toConfirmText(toConfirm),
      to: viewPath("toConfirm"),
      action: toConfirm === 1 ? texts.seeIt : texts.seeThem,
    },
    {
      key: "toArrange",
      count: toArrange,
      icon: "calendar",
      title: texts.toArrange(toArrange, numberText(toArrange)),
      text: texts.toArrangeText,
      to: "/dashboard/calendar",
      action: texts.arrange,
    },
    {
      key: "reviews",
      count: reviews,
      icon: "star",
      title: texts.reviews(reviews, numberText(reviews)),
      text: texts.reviewsText,
      to: "/dashboard/reviews",
      action: texts.read,
    },
  ];
  return { needs: [...money, ...others.filter(({ count }) => count > 0)], missing };
}
