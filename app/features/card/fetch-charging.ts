/** The code that charges a card, loaded once somebody types one. */
export const fetchCharging = () => import("#app/features/card/charge-card.ts");
