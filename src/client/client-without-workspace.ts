import type { PlatformCalls } from './generated/calls.js'
import { createConnection } from './connection.js'
import { createMethods } from './methods.js'
import type { ClientOptions, PlatformClientWithoutWorkspaceOptions } from './options.js'
import { resolveSettings } from './settings.js'

/**
 * The platform for somebody who has not chosen a workspace yet: workspaces can be listed and created, and that is all.
 *
 * @example
 * const [workspace] = await PlatformClientWithoutWorkspace.fromPersonalAccessToken('seam_at1…').workspaces.list()
 */
export class PlatformClientWithoutWorkspace {
  readonly workspaces: Pick<PlatformCalls['workspaces'], 'create' | 'list'>

  static fromConsoleSessionToken(consoleSessionToken: string, options?: ClientOptions): PlatformClientWithoutWorkspace {
    return new PlatformClientWithoutWorkspace({ ...options, consoleSessionToken })
  }

  static fromPersonalAccessToken(personalAccessToken: string, options?: ClientOptions): PlatformClientWithoutWorkspace {
    return new PlatformClientWithoutWorkspace({ ...options, personalAccessToken })
  }

  /**
   * @param options with one credential. In Node, without one, the environment is asked for a personal access token.
   * @throws InvalidOptionsError, InvalidTokenError
   */
  constructor(options: PlatformClientWithoutWorkspaceOptions = {}) {
    const settings = resolveSettings(options, { kinds: ['consoleSessionToken', 'personalAccessToken'] })
    const { create, list } = createMethods(createConnection(settings)).workspaces
    this.workspaces = { create, list }
  }
}
