/** The languages of a select, each in its own letters. */
export function LanguageOptions() {
  return (
    <>
      <option value="en" lang="en">
        English
      </option>
      <option value="bn" lang="bn">
        বাংলা
      </option>
    </>
  );
}
