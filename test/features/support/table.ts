import { type Screen, settled, type, until } from './stage.js'

/** Returns the labels of the issue filters. */
export const chipsOf = ({ root }: Screen<HTMLElement>): string[] =>
  [...root.querySelectorAll('.chips > :is([part~=filter], [part~=badge])')].map(({ textContent }) => textContent ?? '')

export async function search(table: Screen<HTMLElement>, text: string): Promise<void> {
  type(await table.find('search'), text)
  await settled()
}

/** Presses the button that an empty table offers. */
export async function pressNextStep(table: Screen<HTMLElement>, name: string): Promise<void> {
  const step = () =>
    [...table.root.querySelectorAll<HTMLElement>('.empty button')].find((button) => button.innerText === name)
  ;(await until(step)).click()
}
