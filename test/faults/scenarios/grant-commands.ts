import { AccessGrantDetailsElement } from '../../../elements/access-grant-details.js'
import { AccessGrantFormElement } from '../../../elements/access-grant-form.js'
import { words } from '../../features/support/stage.js'
import { advance } from '../clock.js'
import { GRANT, LOCK, SAMPLE_GRANT } from '../env.js'
import { type Command, pressing, saving, UNREAD } from './commands.js'
import { type AnyScreen, press, showing } from './scenario.js'

const GRANT_DETAILS = {
  hasAccessGrant: true,
  show: showing(AccessGrantDetailsElement, { accessGrantId: GRANT })
} as const

async function removeAccess(screen: AnyScreen): Promise<void> {
  for (const _ of ['ask', 'confirm']) {
    await press(screen, 'Remove access')
    await advance(0)
  }
}

const SAMPLE_DETAILS = {
  hasSamples: true,
  show: showing(AccessGrantDetailsElement, { accessGrantId: SAMPLE_GRANT })
} as const

const choosing =
  (name: string) =>
  async (screen: AnyScreen): Promise<void> => {
    const item = await screen.find('menuitem', name)
    item.click()
  }

/** The ways in with their states, without times. */
const ways = ({ root }: AnyScreen): readonly string[] =>
  [...root.querySelectorAll('[part~=way] > :first-child')].map(({ textContent }) =>
    words(textContent).replace(/ since .*/, '')
  )

/** Checks if a lost response had given access, and gives it if not. */
async function giveAgain(screen: AnyScreen): Promise<void> {
  if (screen.all('button', 'Check').length > 0) {
    await press(screen, 'Check')
    await advance(0)
  }
  if (screen.all('button', 'Give access').length > 0) await press(screen, 'Give access')
}

/** Gives removed access again, in its form if the platform has rejected the values. */
const undoAgain = async (screen: AnyScreen): Promise<void> =>
  screen.all('button', 'Give access').length > 0 ? giveAgain(screen) : press(screen, 'Try again')

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
  },
  {
    name: 'remove access',
    operation: 'accessGrants.delete',
    ...GRANT_DETAILS,
    act: removeAccess,
    state: ({ text }) => /Removing…|has been removed|could not be found/.test(text),
    // Access that does not exist counts as removed.
    expected: { ...UNREAD, 404: 'shown' },
    // Either it has failed, or the result is unknown.
    failed: 'Please try again.',
    success: 'Access is being removed',
    isSaidAtOnce: true
  },
  {
    name: 'extend access',
    operation: 'accessGrants.update',
    ...GRANT_DETAILS,
    open: (screen) => press(screen, 'Extend'),
    act: choosing('1 day'),
    state: (screen) => words(screen.root.querySelector('[part~=state]')?.textContent),
    failed: 'Access could not be extended. Please try again.',
    expected: UNREAD,
    success: 'Access is being extended'
  },
  {
    name: 'add a way in',
    operation: 'accessGrants.requestAccessMethods',
    ...SAMPLE_DETAILS,
    open: (screen) => press(screen, 'Add a way in'),
    act: choosing('Cloud key'),
    state: ways,
    // Either it has failed, or the result is unknown.
    failed: 'Please try again.',
    success: 'Being prepared'
  },
  {
    name: 'revoke a way in',
    operation: 'accessMethods.delete',
    ...SAMPLE_DETAILS,
    async open(screen) {
      await press(screen, 'Actions for Mobile key')
      await choosing('Revoke')(screen)
    },
    act: pressing('Revoke'),
    state: ways,
    // A way in that does not exist counts as revoked.
    expected: { ...UNREAD, 404: 'shown' },
    // Either it has failed, or the result is unknown.
    failed: 'Please try again.',
    success: 'Being removed'
  },
  {
    name: 'give removed access again',
    operation: 'accessGrants.create',
    ...GRANT_DETAILS,
    open: removeAccess,
    act: pressing('Undo'),
    again: undoAgain,
    failed: 'Access could not be given again.',
    success: /Undone|Access is being prepared/
  }
]
