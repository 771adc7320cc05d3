import { createConnection } from './connection.js'
import type { PlatformCalls } from './generated/calls.js'
import { createMethods } from './methods.js'
import type { ClientOptions, PlatformClientWithoutWorkspaceOptions } from './options.js'
import { resolveSettings } from './settings.js'

/**
 * A client for users who have not chosen a workspace yet. It can only list and create workspaces.
 *
 * @example
 * const { workspaces } = PlatformClientWithoutWorkspace.fromPersonalAccessToken('seam_at1…')
 * for (const workspace of await workspaces.list()) console.log(workspace.name)
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
   * @param options One credential and any client option. In Node, a missing credential is read from the environment
   *   variable `SEAM_PERSONAL_ACCESS_TOKEN`.
   * @throws InvalidOptionsError if options are missing or conflict
   * @throws InvalidTokenError if a token has the wrong format
   */
  constructor(options: PlatformClientWithoutWorkspaceOptions = {}) {
    const settings = resolveSettings(options, { kinds: ['consoleSessionToken', 'personalAccessToken'] })
    const { create, list } = createMethods(createConnection(settings)).workspaces
    this.workspaces = { create, list }
  }
}
