/** The official test card that is always accepted, as form fields. */
export const cardFields = {
  "payment_method_data[type]": "card",
  "payment_method_data[card][number]": "4242424242424242",
  "payment_method_data[card][exp_month]": "12",
  "payment_method_data[card][exp_year]": "2034",
  "payment_method_data[card][cvc]": "123",
};
