import type * as client from '../../src/client/index.js'

interface World {
  readonly client: typeof client
  loadCopy?(): Promise<unknown>
  setEnvironment?(variables: Readonly<Record<string, string>>): void
}

export interface Case {
  readonly name: string
  readonly pageOnly?: true
  /** `true` if the case compares two copies of the bundle. */
  readonly copyOnly?: true
}

export declare const SUITES: Readonly<Record<string, readonly Case[]>>
export declare function keepsConnections(suite: string): boolean
export declare function runCase(each: Case, origin: string, world: World): Promise<void>
