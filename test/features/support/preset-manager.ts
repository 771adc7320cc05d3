import type { PresetManagerElement } from '../../../elements/preset-manager.js'
import { type Given, setup } from './setup.js'
import { Screen, words } from './stage.js'

export const CREATE = '/thermostats/create_climate_preset'
export const UPDATE = '/thermostats/update_climate_preset'
export const DELETE = '/thermostats/delete_climate_preset'

export const HALLWAY = 'device_hallway_thermostat'

export const KEY = 'Key'
export const NAME = 'Display Name (Optional)'
export const FAN = 'Fan Mode'
export const MODE = 'HVAC Mode'

/** Preset manager with helpers to read its cards and fill in its form. */
export class Manager extends Screen<PresetManagerElement> {
  get title(): string {
    return words(this.root.querySelector('h2')?.textContent)
  }

  get cards(): HTMLElement[] {
    return [...this.root.querySelectorAll<HTMLElement>('[aria-label="Climate Presets"] > li')]
  }

  /** Names on the cards. */
  get presets(): string[] {
    return this.cards.map((card) => words(card.querySelector('h3')?.textContent))
  }

  card(name: string): HTMLElement {
    const found = this.cards.find((card) => words(card.querySelector('h3')?.textContent) === name)
    if (!found) throw new Error(`There is no card "${name}": ${this.presets}`)
    return found
  }

  /** Returns the texts of a card: name, key, chips. */
  wordsOf(name: string): string[] {
    return [...this.card(name).querySelectorAll('h3, p, .badge')].map(({ textContent }) => words(textContent))
  }

  /** Returns the labels of the edit and delete buttons of a card. */
  actionsOf(name: string): string[] {
    return [...this.card(name).querySelectorAll('button[aria-label]')].map(({ ariaLabel }) => ariaLabel ?? '')
  }

  /** Values of the sliders by name. */
  get sliders(): Record<string, string | null> {
    const sliders = [...this.root.querySelectorAll('input[type=range]')]
    return Object.fromEntries(sliders.map((slider) => [slider.ariaLabel ?? '', slider.ariaValueText]))
  }

  /** Values of the form. */
  get storedPresets(): unknown[] {
    return [this.maybe(KEY)?.value, this.field(NAME).value, this.chosen(FAN), this.chosen(MODE), this.sliders]
  }
}

/** Adds a preset manager, by default of the thermostat in the hallway. See `setup`. */
export async function setupPresets(given: Given<'x-preset-manager'> = {}) {
  const t = await setup('x-preset-manager', { deviceId: HALLWAY, ...given })
  return { ...t, screen: new Manager(t.element) }
}

/** Opens the form of a new or existing preset. */
export async function openForm(manager: Manager, edited?: string): Promise<Manager> {
  await manager.press('button', edited ? `Edit ${edited}` : 'Create New')
  await manager.find('button', 'Save')
  return manager
}
