import type { Formats } from '../../formats.js'

/** Names that several screens share, and sign-in, in English. */
export const en = ({ number }: Formats) => ({
  /** Names that several screens share. */
  general: {
    back: 'Back',
    tryAgain: 'Try again',
    stillTrying: 'Still trying…',
    reload: 'Reload',
    reloadPage: 'Reload page',
    needsReload: 'This browser can only load it again with the whole page.',
    save: 'Save',
    cancel: 'Cancel',
    dismiss: 'Dismiss',
    undo: 'Undo',
    undone: 'Undone',
    refresh: 'Refresh',
    lastRead: (ago: string): string => `Updated ${ago}`,
    offline: 'You’re offline. This information may be out of date.',
    /** Joins several facts, such as a reading and its consequence. */
    facts: (facts: readonly string[], separator = ' · '): string => facts.join(separator),
    /** Number of omitted names at the end of a list. */
    more: (count: number): string => `and ${number(count)} more`,
    /** Number of shown items, and of all. */
    of: (part: number, whole: number): string => `${number(part)} of ${number(whole)}`,
    unknownError: 'An unknown error occurred',
    unreachable: 'Can’t reach the server. Check your internet connection.',
    timedOut: 'The server didn’t respond in time. Try again.',
    notUpdated: 'Nothing was changed because the latest values couldn’t be loaded.',
    deviceTimedOut: 'The device didn’t respond in time',
    operationRefused: 'You don’t have permission to make changes here.',
    refused: 'You don’t have permission to see this.',
    refusedDetail: 'Ask an administrator for access.',
    failure: 'Something went wrong in this widget. The rest of the page still works.',
    missing: 'It may have been deleted, or you don’t have access to it.',
    details: 'Details',
    requestId: (id: string): string => `Request ${id}`
  },
  session: {
    failed: 'Couldn’t connect',
    ended: 'You’re signed out',
    endedDetail: 'Sign in again to continue. Already signed in? Reload.',
    verifying: 'Verifying your sign-in',
    unverified: 'Couldn’t verify your sign-in',
    unauthorized: 'The key or token was rejected. Sign in again, or check that it belongs to this workspace.',
    invalidOptions: 'Setup problem',
    howToFix: (option: string, hasAttribute: boolean): string =>
      `Check the ${hasAttribute ? 'attribute' : 'property'} ${option}.`
  }
})
