export interface SearchRepository {
  /**
   * Words in names of products, suppliers, contact persons and customers, in small letters and in no order: all that
   * have one of the `spellingsOf` these words, and for each of them one that begins with it. Words of former names may
   * be among them, and names with digits are not.
   */
  wordsLike(words: readonly string[]): Promise<string[]>;
}
