import type { AccessCodeTableElement } from '../../../elements/access-code-table.js'
import type { SandboxDevice } from '../../../src/sandbox/index.js'
import { type Given, setup, type Test, until, words } from './setup.js'

export type AllLocks = Test<AccessCodeTableElement>

export const lock = (name: string, ...accessCodes: { name: string; code: string }[]): SandboxDevice => ({
  kind: 'lock',
  name,
  accessCodes
})
export const CLEANING = { name: 'Cleaning', code: '4711' }

/** The same code on three locks, two codes with one name and different digits, and a lock without codes. */
export const DEVICES: readonly SandboxDevice[] = [
  lock('Front Door', CLEANING, { name: 'Guest', code: '1001' }),
  lock('Back Door', CLEANING, { name: 'Guest', code: '1002' }),
  lock('Gate', CLEANING),
  lock('Cellar'),
  { kind: 'thermostat', name: 'Hallway' }
]

/** Adds the codes of all locks, and waits for the first row. */
export async function setupAllLocks(given: Given<'x-access-code-table'> = {}): Promise<AllLocks> {
  const t = await setup('x-access-code-table', { devices: DEVICES, commandTime: 0, ...given })
  await until(() => t.screen.all('row').length > 0)
  return t
}

/** Returns the texts of the rows. */
export const rowsOf = ({ screen }: AllLocks): string[] => screen.all('row').map((row) => words(row.innerText))
