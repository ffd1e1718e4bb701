/** What another program shows in order to make calls. Of the key only a hash is kept. */
export interface ApiKeysTable {
  id: string;
  name: string;
  /** How the key begins, by which its owner knows it again. */
  start: string;
  /** Separated by spaces. */
  scopes: string;
  key_hash: string;
  /** It works for as long as this person is an owner here. */
  made_by: string;
  created_at: number;
  last_used_at: number | null;
  revoked_at: number | null;
}
