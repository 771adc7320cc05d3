import { MANAGE_MESSAGES } from '../../messages/manage/manage-messages.js'
import { createLazyMessages } from './lazy-messages.js'

/** Texts for operations on devices and access codes in lists. */
export const { withTexts: withManageMessages, useTexts: useManageMessages } = createLazyMessages(MANAGE_MESSAGES)
