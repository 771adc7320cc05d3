import type { DeviceTableElement } from '../../elements/device-table.js'
import type { PlatformClient } from '../../src/client/index.js'
import type { SandboxOptions } from '../../src/sandbox/index.js'
import { type PlatformWithUsers, startPlatformWithUsers } from '../platform.js'
import { add, onFreshPage, rowsOf, serve, until } from './page.js'

/** Paths of the first requests of a table. */
export const EXCHANGE = '/client_sessions/get_or_create'
export const LIST = '/devices/list'

/** Platform of the current test. */
export let platform: PlatformWithUsers
/** Second platform, in tests with two. */
export let other: PlatformWithUsers
/** Client of one of the platform's users. */
export let client: PlatformClient

/** Starts a platform that `fetch` of the page reaches. */
export function startPlatform(options?: SandboxOptions): PlatformWithUsers {
  const started = startPlatformWithUsers({ commandTime: 0, size: 6, ...options })
  serve(started)
  return started
}

/** Replaces the platform and its client. */
export async function openPlatform(options?: SandboxOptions): Promise<void> {
  platform = startPlatform(options)
  client = await platform.clientOf('jane')
}

/** Gives each test a page, a platform and a client of one of its users. */
export function onStage(): void {
  onFreshPage()
  beforeEach(() => openPlatform())
}

/** Gives each test a page and two platforms: one with six devices, one with two. */
export function onTwoPlatforms(): void {
  onFreshPage()
  beforeEach(() => {
    platform = startPlatform()
    other = startPlatform({ size: 2 })
  })
}

/** Adds a table with the client. */
export const addTable = (
  attributes: Record<string, string> = {},
  properties: Partial<DeviceTableElement> = {},
  parent?: Node
): DeviceTableElement => add('x-device-table', { attributes, properties: { client, ...properties } }, parent)

/** Adds a table whose session comes from its attributes or its ancestors. */
export const addTableOf = (attributes: Record<string, string> = {}, parent?: Node): DeviceTableElement =>
  add('x-device-table', { attributes }, parent)

/** Waits until a table shows the given number of rows (@default any) and its lazy parts are loaded. */
export async function loaded<Table extends HTMLElement>(table: Table, rows?: number): Promise<Table> {
  await until(() => (rows === undefined ? rowsOf(table).length > 0 : rowsOf(table).length === rows))
  await until(() => !table.shadowRoot?.querySelector('.banner > .skeleton'))
  return table
}
