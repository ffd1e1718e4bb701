import type { CSSProperties } from "react";

/** Inline styles, since mail programs read no others. Colours and sizes are the design's. */
const sans =
  "'Hanken Grotesk Variable','Hanken Grotesk','Noto Sans Bengali','Segoe UI',Helvetica,Arial,sans-serif";
const serif =
  "'Noto Serif Display Variable','Noto Serif Display','Noto Serif Bengali',Georgia,'Times New Roman',serif";
const rule = "1px solid #ecdcd6";
const tear = "2px dashed #edc4bc";
const stitch = "2px dashed #dd9c92";

const button: CSSProperties = {
  font: `600 16px/20px ${sans}`,
  borderRadius: "99px",
  margin: "0 10px 10px 0",
  textDecoration: "none",
};

export const styles = {
  body: { margin: 0, backgroundColor: "#fbf2ef", color: "#24121a", WebkitTextSizeAdjust: "100%" },
  frame: { display: "block", padding: "32px 12px 40px" },
  sheet: {
    width: "100%",
    maxWidth: "600px",
    backgroundColor: "#fffcfa",
    border: rule,
    borderRadius: "4px",
    borderCollapse: "separate",
  },
  nameRow: { padding: "24px 44px" },
  name: { font: `560 28px/32px ${serif}`, letterSpacing: "-.01em" },
  mark: { display: "inline-block", margin: "0 10px 0 0", verticalAlign: "-4px" },
  picture: { display: "block", width: "100%", height: "auto" },
  label: { font: `400 14px/20px ${sans}`, color: "#6b545d" },
  band: { height: "6px", lineHeight: "6px", fontSize: 0, backgroundColor: "#e3a32b" },
  main: { padding: "36px 44px 0" },
  words: { padding: "0 44px" },
  heading: { margin: 0, font: `390 44px/48px ${serif}`, letterSpacing: "-.018em" },
  paragraph: {
    margin: "16px 0 0",
    font: `400 17px/27px ${sans}`,
    color: "#57404a",
    overflowWrap: "anywhere",
    wordBreak: "break-word",
  },
  quote: { margin: "20px 0 0", padding: "2px 0 2px 20px", borderLeft: stitch },
  quoteText: {
    margin: 0,
    font: `440 26px/35px ${serif}`,
    color: "#24121a",
    overflowWrap: "anywhere",
    wordBreak: "break-word",
  },
  quoteBy: { margin: "8px 0 0", font: `400 16px/24px ${sans}`, color: "#57404a" },
  voucher: { border: stitch, borderRadius: "12px", borderCollapse: "separate", backgroundColor: "#ffffff" },
  voucherCode: { padding: "18px 0 18px 20px" },
  voucherName: { display: "block", font: `400 14px/20px ${sans}`, color: "#6b545d" },
  voucherSigns: { display: "block", font: `600 21px/28px ${sans}`, letterSpacing: ".02em" },
  voucherWorth: { padding: "14px 20px", font: `400 38px/42px ${serif}` },
  block: { padding: "28px 44px 0" },
  ticket: { backgroundColor: "#a3142f", borderRadius: "4px", borderCollapse: "separate" },
  date: {
    padding: "18px 0 18px 8px",
    color: "#fffcfa",
    borderRight: stitch,
    font: `500 15px/20px ${sans}`,
  },
  day: { font: `400 46px/48px ${serif}` },
  when: { padding: "18px 24px", color: "#fffcfa" },
  time: { display: "block", font: `600 21px/28px ${sans}` },
  place: { display: "block", font: `400 16px/24px ${sans}`, color: "#f6ddd7" },
  rows: { fontVariantNumeric: "tabular-nums" },
  rowName: {
    padding: "11px 0",
    borderBottom: rule,
    width: "40%",
    color: "#6b545d",
    font: `400 16px/24px ${sans}`,
  },
  rowValue: {
    padding: "11px 0",
    borderBottom: rule,
    color: "#24121a",
    font: `600 16px/24px ${sans}`,
    overflowWrap: "anywhere",
    wordBreak: "break-word",
  },
  totalName: { padding: "18px 0 0", borderTop: tear, font: `600 17px/24px ${sans}` },
  total: { padding: "18px 0 0", borderTop: tear, font: `400 34px/36px ${serif}` },
  mainAction: { ...button, backgroundColor: "#a3142f", color: "#fffcfa", padding: "15px 28px" },
  otherAction: { ...button, border: "1.5px solid #24121a", color: "#24121a", padding: "13px 26px" },
  terms: { backgroundColor: "#fbf2ef", borderRadius: "4px", borderCollapse: "separate" },
  termsTitle: { padding: "16px 20px 4px", font: `600 16px/22px ${sans}` },
  termName: { padding: "6px 20px 8px", font: `400 15px/22px ${sans}`, color: "#57404a" },
  termValue: { padding: "6px 20px 8px", font: `600 15px/22px ${sans}` },
  notes: { padding: "22px 44px 38px" },
  note: { margin: "10px 0 0", font: `400 15px/24px ${sans}`, color: "#57404a" },
  foot: {
    padding: "26px 44px 28px",
    backgroundColor: "#1d3a30",
    borderRadius: "0 0 3px 3px",
    color: "#dfe6dd",
    font: `400 14px/22px ${sans}`,
  },
  footLine: { margin: 0, font: `400 14px/22px ${sans}`, color: "#dfe6dd" },
  footLink: { color: "#fffcfa", textDecoration: "underline" },
  reason: { margin: 0, font: `400 14px/22px ${sans}`, color: "#a9c2af" },
} satisfies Record<string, CSSProperties>;

/** Changes for small screens. Programs that ignore style sheets keep the wide design. */
export const smallScreens =
  "@media(max-width:620px){.px{padding-left:24px!important;padding-right:24px!important}.h{font-size:36px!important;line-height:40px!important}.bt{display:block!important;margin:0 0 10px!important;text-align:center!important}}";
