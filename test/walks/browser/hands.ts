/** What a person has to reach a page with: the browser's own mouse and keys. */
export interface Hands {
  click(x: number, y: number): Promise<void>
  key(key: string): Promise<void>
}
