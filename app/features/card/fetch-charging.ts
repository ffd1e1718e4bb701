/** What charges a card, which a page needs once one is typed. */
export const fetchCharging = () => import("#app/features/card/charge-card.ts");
