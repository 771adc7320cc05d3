import { Fragment } from 'react'

interface Props {
  readonly facts: readonly string[]
}

/** Facts on one line. Each keeps its own direction. */
export const Facts = ({ facts }: Props) =>
  facts.map((fact, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- Two facts may have the same text.
    <Fragment key={index}>
      {index > 0 && ' · '}
      <bdi>{fact}</bdi>
    </Fragment>
  ))
