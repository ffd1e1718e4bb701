/** The options of a language select, each in its own script. */
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
