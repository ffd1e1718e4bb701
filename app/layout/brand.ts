/** The salon's name where its settings cannot be read. Everywhere else the name is the database's. */
export const BRAND = "Shiuli";
