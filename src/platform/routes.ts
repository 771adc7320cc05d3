/**
 * The calls of the platform: a folder and what is in it, each as `[METHOD ]name[=response_key][flags]`. A call is a
 * POST unless it says otherwise, and reads when it is named get… or list….
 * Flags: `?` reads although it is named otherwise, `+` pages, `!` is undocumented.
 */
const TABLE = {
  client_sessions: 'get=client_session, get_or_create=client_session',
  access_codes: 'list=access_codes+',
  action_attempts: 'get=action_attempt',
  connected_accounts: 'GET get=connected_account',
  devices: 'get=device, list=devices+, PATCH update',
  locks: 'lock_door=action_attempt, unlock_door=action_attempt'
}

/** One call of the platform. */
export interface Route {
  method: string
  /** As the platform names it, with a leading slash; `{product}` stands for the product. */
  path: string
  responseKey: string | undefined
  /** Changes nothing, so it may be sent again. */
  reads: boolean
  pages: boolean
  undocumented: boolean
}

const ENTRY = /(?:(\w+) )?(\w+)(?:=(\w+))?(\W*)$/

function parse(folder: string, entry: string): Route {
  const [, method = 'POST', name = '', responseKey, flags = ''] = ENTRY.exec(entry) ?? []
  return {
    method,
    path: `/${folder}/${name}`,
    responseKey,
    reads: flags.includes('?') || /^(get|list)(?!_or_)/.test(name),
    pages: flags.includes('+'),
    undocumented: flags.includes('!')
  }
}

export const ACTION_ATTEMPT = parse('action_attempts', 'get=action_attempt')

export const ROUTES = Object.entries(TABLE).flatMap(([folder, entries]) =>
  entries.split(', ').map((entry) => parse(folder, entry))
)
