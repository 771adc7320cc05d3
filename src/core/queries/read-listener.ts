export interface ReadListener<Resource> {
  /** Called after a failed attempt. `skip` ends the pause before the next one. */
  onFailure(failureCount: number, skip: () => void): void
  /**
   * @param resources by id; `undefined` for a resource that the platform doesn't have.
   * @param version of the attempt that requested the page.
   */
  onPage(resources: ReadonlyMap<string, Resource | undefined>, version: number, hasMore: boolean): void
}

/** Controls a list that is fetched page by page with pauses. */
export interface IncrementalReadListener<Resource> {
  /** Resolves when the next page is due. */
  wait(): Promise<void>
  /** Ids to fetch before the next page. */
  first(): readonly string[]
  /** Ids that were in the list before and on no page now. */
  missed(): readonly string[]
  /** Called with the resources that were fetched by id. */
  onSome(resources: ReadonlyMap<string, Resource>, version: number): void
}
