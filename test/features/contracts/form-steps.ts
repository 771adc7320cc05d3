import { type Setting, setup, type Test } from '../support/setup.js'
import type { Fields, FormRow } from './form-row.js'

export type FormTest = Test<HTMLElement>

const NOW = Date.parse('2026-03-20T12:00:00Z')

export async function enter({ screen, user }: FormTest, fields: Fields): Promise<void> {
  for (const [label, value] of Object.entries(fields))
    await (screen.maybe(label) ? user.fill(label, value) : user.choose(label, value))
}

export const focus = ({ screen }: FormTest, label: string): void =>
  (screen.maybe(label) ?? screen.selectOf(label)).focus()

export const valueOf = ({ screen }: FormTest, label: string): string | undefined =>
  screen.maybe(label)?.value ?? screen.chosen(label)

/** Returns the steps of a user in a form. */
export function formSteps({ tag, given, open, unfold, fill }: FormRow) {
  async function opened(more: Setting & { readonly showBack?: boolean } = {}): Promise<FormTest> {
    const t = await setup(tag, { commandTime: 0, now: NOW, ...given, ...more })
    if (open) await t.user.click(open)
    await t.screen.find('button', 'Save')
    if (unfold) await t.user.click(unfold)
    return t
  }
  async function filled(more?: Parameters<typeof opened>[0]): Promise<FormTest> {
    const t = await opened(more)
    await enter(t, fill)
    return t
  }
  const input = (t: FormTest): unknown => Object.keys(fill).map((label) => valueOf(t, label))
  const refetch = async (t: FormTest): Promise<void> => {
    void Reflect.get(t.element, 'refresh').call(t.element)
    await t.advance(1000)
  }
  /** Records whether the form was left. A form that is the whole element leaves that to the host. */
  function leaving(t: FormTest): () => boolean {
    const backs = t.events('back')
    return () => (open ? t.screen.root.querySelector('form') === null && t.screen.focused === open : backs.length === 1)
  }
  return { opened, filled, input, refetch, leaving }
}
