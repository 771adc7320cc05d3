import { type Screen, settled, type } from './stage.js'

/** What the chips above a table say. */
export const chipsOf = ({ root }: Screen<HTMLElement>): string[] =>
  [...root.querySelectorAll('[part~=filter]')].map(({ textContent }) => textContent ?? '')

export async function search(table: Screen<HTMLElement>, text: string): Promise<void> {
  type(await table.find('search'), text)
  await settled()
}
