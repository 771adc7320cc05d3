import { useMemo } from 'react'
import { type MessageOverrides, withOverrides } from '../../messages/messages.js'
import type { Controller } from '../custom-element/controller.js'
import { createMessageOverrideGuard } from './message-override-guard.js'

/** Returns messages with the overrides of the host. */
export function useOverriddenMessages<Texts extends object | undefined>(
  controller: Controller,
  texts: Texts,
  overrides: MessageOverrides | undefined
): Texts {
  const guard = useMemo(() => createMessageOverrideGuard(controller), [controller])
  return useMemo(() => texts && withOverrides(texts, overrides, guard), [texts, overrides, guard])
}
