import { type Screen, settled, type } from './stage.js'

/** Returns the labels of the issue filters. */
export const chipsOf = ({ root }: Screen<HTMLElement>): string[] =>
  [...root.querySelectorAll('.chips > :is([part~=filter], [part~=badge])')].map(({ textContent }) => textContent ?? '')

export async function search(table: Screen<HTMLElement>, text: string): Promise<void> {
  type(await table.find('search'), text)
  await settled()
}
