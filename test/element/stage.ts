import type { DeviceTableElement } from '../../elements/device-table.js'
import type { PlatformClient } from '../../src/client/index.js'
import type { SandboxOptions } from '../../src/sandbox/index.js'
import { add, rowsOf, until, useFreshPage } from './page.js'
import { startPlatform, type TestPlatform } from './test-platform.js'

/** The platform of the present test. */
export let platform: TestPlatform
/** Another one, where a test has two. */
export let other: TestPlatform
/** A client of one of the platform's users. */
export let client: PlatformClient

/** Starts a platform with a client of one of its users, in place of the last. */
export async function openPlatform(options?: SandboxOptions): Promise<void> {
  platform = startPlatform(options)
  client = await platform.client('jane')
}

/** Gives each test a page and a platform of its own, and a client of one of its users. */
export function onStage(): void {
  useFreshPage()
  beforeEach(() => openPlatform())
}

/** Gives each test a page of its own, and two platforms: one with six devices, one with two. */
export function onTwoPlatforms(): void {
  useFreshPage()
  beforeEach(() => {
    platform = startPlatform()
    other = startPlatform({ size: 2 })
  })
}

/** Adds a table with the client, and whatever else is given. */
export const addTable = (
  attributes: Record<string, string> = {},
  properties: Partial<DeviceTableElement> = {},
  parent?: Node
): DeviceTableElement => add('x-device-table', { attributes, properties: { client, ...properties } }, parent)

/** Adds a table that has its session from its attributes, or from around it. */
export const addTableOf = (attributes: Record<string, string> = {}, parent?: Node): DeviceTableElement =>
  add('x-device-table', { attributes }, parent)

/** Waits until a table shows so many rows; any, where it is not said. What is fetched with them is there as well. */
export async function loaded<Table extends HTMLElement>(table: Table, rows?: number): Promise<Table> {
  await until(() => (rows === undefined ? rowsOf(table).length > 0 : rowsOf(table).length === rows))
  await until(() => !table.shadowRoot?.querySelector('.banner > .skeleton'))
  return table
}
