/** A plot of a load run as every part of the page needs it. */

/** `alt` says in words what the drawing shows; `svg` are its elements, which are markup already. */
export type Plot = {
  readonly id: string
  readonly title: string
  readonly alt: string
  readonly width: number
  readonly height: number
  readonly svg: string
}

/** The size of a plot in its own units. */
export const PLOT_SIZE = { width: 820, height: 340 } as const
