import type { OverviewElement } from '../../../elements/overview.js'
import type { SandboxDevice } from '../../../src/sandbox/index.js'
import { disconnected, offline } from './device-table.js'
import { type Given, setup } from './setup.js'
import { Screen, words } from './stage.js'

/** Noon in London, 23:00 in Sydney. */
const NOW = Date.parse('2026-03-20T12:00:00Z')

export const DEVICES = '/devices/list'

const LONDON = 'Europe/London'

export const lock = (name: string, more: Partial<Extract<SandboxDevice, { kind: 'lock' }>> = {}): SandboxDevice => ({
  kind: 'lock',
  name,
  timezone: LONDON,
  ...more
})

/** One device for each kind of item, one door unlocked by day, and two devices without issues. */
export const SAMPLE_DEVICES: readonly SandboxDevice[] = [
  lock('Annex', { manufacturer: 'yale', online: false, errors: [disconnected] }),
  lock('Sydney Office', { locked: false, timezone: 'Australia/Sydney' }),
  lock('Front Door', {
    accessCodes: [
      { name: 'Plumber', code: '1470', status: 'setting', errors: ['failed_to_set_on_device'] },
      { name: 'Anna', code: '1001', days: [0.125, 5] },
      { name: 'Ben', code: '1002', days: [-4, 0.0625] }
    ]
  }),
  lock('Cellar', { online: false, errors: [offline] }),
  lock('Garage', { battery: { level: 0.23, status: 'low' } }),
  lock('Garden Gate', { locked: false }),
  lock('Attic'),
  { kind: 'thermostat', name: 'Hallway' }
]

export class OverviewScreen extends Screen<OverviewElement> {
  get title(): string {
    return words(this.root.querySelector('h2')?.textContent)
  }

  /** The text below the title. */
  get note(): string {
    return words(this.root.querySelector('h2 + p')?.textContent)
  }

  /** Names in the rows of each section. */
  get parts(): Record<string, readonly string[]> {
    const parts = [...this.root.querySelectorAll('.overview-part')]
    return Object.fromEntries(
      parts.map((part) => [
        words(part.querySelector('h3')?.textContent),
        [...part.querySelectorAll('[part~=row] b bdi, [part~=row] > bdi')].map(({ textContent }) => words(textContent))
      ])
    )
  }

  get numbers(): string[] {
    return [...this.root.querySelectorAll('.overview-numbers button')].map(({ textContent }) => words(textContent))
  }

  /** Returns the buttons next to a row. */
  steps(name: string): HTMLElement[] {
    return this.all('group', name).flatMap((group) => [...group.querySelectorAll('button')])
  }
}

export async function open(given: Given<'x-overview'> = {}) {
  const t = await setup('x-overview', { now: NOW, devices: SAMPLE_DEVICES, commandTime: 0, ...given })
  return { ...t, screen: new OverviewScreen(t.element) }
}
