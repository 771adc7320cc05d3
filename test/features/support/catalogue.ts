import type { SupportedDevicesElement } from '../../../elements/supported-devices.js'
import { type PlatformOptions, startPlatform, type TestPlatform } from '../../platform.js'
import type { CatalogueDeviceModel, Manufacturer } from './sent.js'
import { type Given, setup } from './setup.js'
import { Screen, settled, until, words } from './stage.js'

export const MODELS = '/internal/devicedb/v1/device_models/list'
export const MANUFACTURERS = '/internal/devicedb/v1/manufacturers/list'

const SUPPORTED = 'integration_support_levels=stable&integration_support_levels=beta'
/** Query string that is sent by default. */
export const BY_DEFAULT = SUPPORTED
/** Returns the query string with parameters while "Supported" is checked. */
export const supportedWith = (parameters: string): string => `${SUPPORTED}&${parameters}`

const LONG_NAME =
  'Königlich Bayerische Schließ- und Sicherheitstechnik Gesellschaft mit beschränkter Haftung & ' +
  'Compagnie Kommanditgesellschaft auf Aktien'

/** Manufacturers with supported models, in order. */
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

interface CatalogueBody {
  readonly device_models?: CatalogueDeviceModel[]
  readonly manufacturers?: Manufacturer[]
}

interface ResponseControl {
  /** Edits catalogue responses. */
  editResponse?: ((response: CatalogueBody) => unknown) | undefined
  /** Returns what a response waits for. */
  holdResponse?: ((query: string, path: string) => Promise<unknown> | undefined) | undefined
}

/** Platform with a catalogue that records its requests. */
interface CataloguePlatform extends ResponseControl, TestPlatform {
  /** Query strings of the requests to a path. */
  queryStrings(path: string): readonly string[]
}

/** Starts a catalogue platform. */
async function startCatalogue(responseControl: ResponseControl, options: PlatformOptions): Promise<CataloguePlatform> {
  const calls: [path: string, query: string][] = []
  const sandbox = await startPlatform({
    ...options,
    async respond(request, _body, pass) {
      const { pathname, search } = new URL(request.url)
      if (!pathname.startsWith('/internal/devicedb/')) return pass(request)
      const query = search.slice(1)
      calls.push([pathname, query])
      // A held response must complete even after its request was aborted.
      const { url, headers, signal } = request
      const response = await pass(new Request(url, { headers, signal: platform.holdResponse ? null : signal }))
      await platform.holdResponse?.(query, pathname)
      if (!platform.editResponse || !response.ok) return response
      const parsed: CatalogueBody = await response.json()
      return Response.json(platform.editResponse(parsed) ?? parsed)
    }
  })
  const queryStrings = (path: string): string[] => calls.filter(([called]) => called === path).map(([, query]) => query)
  const platform: CataloguePlatform = Object.assign(sandbox, responseControl, { queryStrings })
  return platform
}

/** Catalogue with helpers to read and filter it. */
export class CatalogueScreen extends Screen<SupportedDevicesElement> {
  /** Names of the manufacturers, in order. */
  get groups(): string[] {
    return [...this.root.querySelectorAll('h3')].map(({ textContent }) => words(textContent))
  }

  group(name: string): HTMLElement {
    const [group, ...rest] = this.all('group', name)
    if (!group || rest.length > 0) throw new Error(`There is no "${name}" among ${this.groups}`)
    return group
  }

  /** Returns the names of the visible models of a manufacturer. */
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

  /** Returns the texts of a row: name, details, support level. */
  wordsOf(name: string): string[] {
    return [...this.row(name).querySelectorAll('b, small, .badge')]
      .map(({ textContent }) => words(textContent))
      .filter(Boolean)
  }

  /** Open filter menu. */
  get filters(): HTMLElement | null {
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

  async openFilters(): Promise<void> {
    await this.press('button', /^Filters/)
    await until(() => this.filters)
  }

  async pick(manufacturer: string): Promise<void> {
    await until(() => this.offered('Manufacturer').includes(manufacturer))
    this.choose('Manufacturer', manufacturer)
    await settled()
  }

  /** `true` while the results are being replaced. */
  get isBusy(): boolean {
    return this.root.querySelector('[aria-busy=true]') !== null
  }
}

/** Adds a catalogue with its own platform. See `setup`. */
export async function setupCatalogue(given: Given<'x-supported-devices'> & ResponseControl = {}) {
  const { editResponse, holdResponse, models, ...options } = given
  const platform = await startCatalogue({ editResponse, holdResponse }, { ...(models && { models }) })
  const t = await setup('x-supported-devices', { platform, ...options })
  return { ...t, platform, screen: new CatalogueScreen(t.element), queryStrings: platform.queryStrings }
}
