/** Mouse and keyboard of the browser. */
export interface Hands {
  click(x: number, y: number): Promise<void>
  key(key: string): Promise<void>
}
