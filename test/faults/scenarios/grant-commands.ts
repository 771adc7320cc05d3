import { AccessGrantFormElement } from '../../../elements/access-grant-form.js'
import { advance } from '../clock.js'
import { GRANT, LOCK } from '../env.js'
import { type Command, pressing, saving, UNREAD } from './commands.js'
import { type AnyScreen, press, showing } from './scenario.js'

/** Checks if a lost response had given access, and gives it if not. */
async function giveAgain(screen: AnyScreen): Promise<void> {
  if (screen.all('button', 'Check').length > 0) {
    await press(screen, 'Check')
    await advance(0)
  }
  if (screen.all('button', 'Give access').length > 0) await press(screen, 'Give access')
}

export const GRANT_COMMANDS: readonly Command[] = [
  {
    name: 'give access',
    isRepresentative: true,
    operation: 'accessGrants.create',
    show: showing(AccessGrantFormElement, { spaceIds: [], deviceIds: [LOCK], acsEntranceIds: [] }),
    async open(screen) {
      screen.enter('Name', 'Ana Silva')
    },
    act: pressing('Give access'),
    again: giveAgain,
    kept: (screen) => screen.values,
    hasFields: true,
    // A lost response says that it isn't known whether access was given, others that it could not be given.
    failed: 'given.',
    notPermitted: 'You can’t give access here.',
    success: 'Access is being prepared'
  },
  {
    name: 'update an access',
    hasAccessGrant: true,
    expected: UNREAD,
    operation: 'accessGrants.update',
    show: showing(AccessGrantFormElement, { accessGrantId: GRANT }),
    async open(screen) {
      screen.enter('Name', 'Chloé and Rui')
    },
    ...saving,
    failed: 'Access could not be saved. Please try again.',
    success: 'Access is being updated'
  }
]
