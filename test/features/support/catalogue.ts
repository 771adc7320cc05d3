import { SupportedDevicesElement } from '../../../elements/supported-devices.js'
import { PlatformClient } from '../../../src/client/index.js'
import type { CatalogueDeviceModel, Manufacturer } from './sent.js'
import { createSandbox, type SandboxOptions } from '../../../src/sandbox/index.js'
import { Screen, settled, show, until, words } from './stage.js'

export const MODELS = '/internal/devicedb/v1/device_models/list'
export const MANUFACTURERS = '/internal/devicedb/v1/manufacturers/list'

const SUPPORTED = 'integration_support_levels=stable&integration_support_levels=beta'
/** What is asked for as long as nobody chooses anything. */
export const BY_DEFAULT = SUPPORTED
/** The question that is asked with these parameters while "Supported" is checked. */
export const supportedWith = (parameters: string): string => `${SUPPORTED}&${parameters}`

const LONG_NAME =
  'Königlich Bayerische Schließ- und Sicherheitstechnik Gesellschaft mit beschränkter Haftung & ' +
  'Compagnie Kommanditgesellschaft auf Aktien'

/** The manufacturers of which anything is supported, as they stand. */
export const SUPPORTED_NAMES = [
  'August',
  'ecobee',
  'Google Nest',
  'Honeywell Home',
  'igloohome',
  LONG_NAME,
  'Kwikset',
  'Minut',
  'NoiseAware',
  'Nuki',
  'Salto',
  'Schlage',
  'tedee',
  'TTLock',
  'Yale'
]

interface Answer {
  readonly device_models?: CatalogueDeviceModel[]
  readonly manufacturers?: Manufacturer[]
}

interface Wishes {
  /** Makes of an answer of the catalogue what the platform is to say from now on. */
  edit?: ((answer: Answer) => unknown) | undefined
  /** What an answer is to wait for, by what was asked. */
  holds?: ((query: string, path: string) => Promise<unknown> | undefined) | undefined
}

/** A platform with a catalogue, that remembers what it was asked. */
export interface CataloguePlatform extends Wishes {
  readonly client: PlatformClient
  readonly update: ReturnType<typeof createSandbox>['update']
  /** The query strings with which a path was asked, as they were sent. */
  asked(path: string): readonly string[]
}

/** Starts a platform that answers at once, unless told otherwise. */
export async function startCatalogue(options: SandboxOptions & Wishes = {}): Promise<CataloguePlatform> {
  const { edit, holds, ...conditions } = options
  const sandbox = createSandbox({ latency: 0, ...conditions })
  const calls: [path: string, query: string][] = []

  const fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init)
    const { pathname, search } = new URL(request.url)
    if (!pathname.startsWith('/internal/devicedb/')) return sandbox(request)
    const query = search.slice(1)
    calls.push([pathname, query])
    // One that is held answers also when nobody waits for it any more.
    const response = await sandbox(
      new Request(request.url, { headers: request.headers, signal: platform.holds ? null : request.signal })
    )
    await platform.holds?.(query, pathname)
    if (!platform.edit || !response.ok) return response
    const answer: Answer = await response.json()
    return Response.json(platform.edit(answer) ?? answer)
  }

  const platform: CataloguePlatform = {
    client: await PlatformClient.fromPublishableKey(sandbox.publishableKey, 'user', {
      fetch,
      endpoint: sandbox.endpoint
    }),
    update: sandbox.update,
    edit,
    holds,
    asked: (path) => calls.filter(([asked]) => asked === path).map(([, query]) => query)
  }
  return platform
}

/** What a person finds in the catalogue. */
export class CatalogueScreen extends Screen<SupportedDevicesElement> {
  /** The names of the manufacturers, in order. */
  get groups(): string[] {
    return [...this.root.querySelectorAll('h3')].map(({ textContent }) => words(textContent))
  }

  group(name: string): HTMLElement {
    const [group, ...others] = this.all('group', name)
    if (!group || others.length > 0) throw new Error(`There is no "${name}" among ${this.groups}`)
    return group
  }

  /** The names of the models that are shown of a manufacturer. */
  modelsOf(name: string): string[] {
    return [...this.group(name).querySelectorAll('[part~=row]')].map((row) =>
      words(row.querySelector('bdi')?.textContent)
    )
  }

  row(name: string): HTMLElement {
    const [row] = this.all('row', name)
    if (!row) throw new Error(`There is no "${name}" among ${this.rowNames}`)
    return row
  }

  /** What a row says, part by part: name, what else is known, support. */
  wordsOf(name: string): string[] {
    return [...this.row(name).querySelectorAll('b, small, .badge')]
      .map(({ textContent }) => words(textContent))
      .filter(Boolean)
  }

  get dialog(): HTMLElement | null {
    return this.root.querySelector('[role=dialog]:popover-open')
  }

  get select(): HTMLSelectElement {
    const select = this.root.querySelector('select')
    if (!select) throw new Error('The filters are not open.')
    return select
  }

  get checkbox(): HTMLInputElement {
    const checkbox = this.root.querySelector<HTMLInputElement>('[type=checkbox]')
    if (!checkbox) throw new Error('The filters are not open.')
    return checkbox
  }

  /** What the picker of manufacturers offers. */
  get offered(): string[] {
    return [...this.select.options].map(({ label }) => label)
  }

  async openFilters(): Promise<void> {
    await this.press('button', /^Filters/)
    await until(() => this.dialog)
  }

  async pick(manufacturer: string): Promise<void> {
    await until(() => this.offered.includes(manufacturer))
    this.select.selectedIndex = this.offered.indexOf(manufacturer)
    this.select.dispatchEvent(new Event('change', { bubbles: true }))
    await settled()
  }

  /** Whether what is shown is being replaced. */
  get isBusy(): boolean {
    return this.root.querySelector('[aria-busy=true]') !== null
  }
}

export function addCatalogue(
  { client }: CataloguePlatform,
  properties: Partial<SupportedDevicesElement> = {},
  width?: number
): CatalogueScreen {
  return new CatalogueScreen(
    show(SupportedDevicesElement, { client, ...properties }, { ...(width && { width }) }).element
  )
}

/** A catalogue with models in it. */
export async function loadedCatalogue(...given: Parameters<typeof addCatalogue>): Promise<CatalogueScreen> {
  const screen = addCatalogue(...given)
  await until(() => screen.all('row').length > 0)
  return screen
}
