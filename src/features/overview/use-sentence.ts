import { toSystemTime } from '../../core/environment/monotonic-time.js'
import { isStale } from '../../core/queries/poll-interval.js'
import { useMessages } from '../../element/custom-element/element-context.js'
import { pageEnvironment } from '../../element/dom/page-environment.js'
import { useAgo } from '../../element/hooks/use-now.js'
import { useOnline } from '../../element/hooks/use-online.js'
import { OVERVIEW } from '../../messages/overview/en.js'
import { sentenceOf } from './rules/sentence.js'
import type { OverviewState } from './use-overview.js'

/** Returns the summary of the known devices, with its age if it may be out of date, or `undefined` without devices. */
export function useSentence({ devices, attention, status, lockCodes }: OverviewState): string | undefined {
  const { general } = useMessages()
  const texts = useMessages(OVERVIEW)
  const isOnline = useOnline()
  const { dataUpdatedAt, refetchInterval = Infinity } = status
  const isAged = !isOnline || isStale(dataUpdatedAt, refetchInterval, pageEnvironment())
  const ago = useAgo(isAged && dataUpdatedAt !== undefined ? toSystemTime(dataUpdatedAt) : undefined)
  if (devices.length === 0) return undefined
  const isWhole = status.isComplete && lockCodes.isSettled && lockCodes.failed === lockCodes.refused
  const sentence = sentenceOf({ count: devices.length, needing: attention.count, isWhole }, texts)
  return ago !== undefined ? texts.asOf(sentence, general.lastRead(ago)) : sentence
}
