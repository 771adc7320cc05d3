import { MANAGE_MESSAGES } from '../../messages/manage/manage-messages.js'
import type { ManageMessages } from '../../messages/manage/en.js'
import { type MessageOverrides, withOverrides } from '../../messages/messages.js'
import type { Controller } from '../custom-element/controller.js'
import { createMessageOverrideGuard } from '../hooks/message-override-guard.js'

/** Loads the texts that explain why a command was not sent. */
export async function loadRejectionMessages(
  controller: Controller,
  locale: string,
  overrides: MessageOverrides | undefined
): Promise<ManageMessages['rejected']> {
  const texts = await MANAGE_MESSAGES.load(locale)
  return withOverrides(texts, overrides, createMessageOverrideGuard(controller)).rejected
}
