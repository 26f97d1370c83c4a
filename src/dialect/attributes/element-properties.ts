import type { Attributes } from '../attribute-list.ts'
import type { ElementProperties } from '../element-shape.ts'
import type { ImageFacts } from '../image/image-facts.ts'

/**
 * Converts an attribute list to properties of an element, without the ID, which the document's slugger
 * assigns.
 *
 * @param attributes absent for an element without a list
 * @param ownClasses classes that the element already has
 */
export function attributeProperties(
  attributes: Attributes | undefined,
  ownClasses: readonly string[] = [],
): ElementProperties {
  const classes = [...ownClasses, ...(attributes?.classes ?? [])]
  const values = Object.fromEntries(attributes?.values ?? [])
  return classes.length > 0 ? { ...values, className: classes } : values
}

/**
 * Returns the properties for an image's size and color scheme. Every image loads when it is near the viewport
 * (P13).
 *
 * @param size from between the brackets; takes precedence over the size in the text
 * @param attributes take precedence over both
 */
export function imageProperties(
  facts: ImageFacts,
  size: Pick<ImageFacts, 'width' | 'height'> | undefined,
  attributes: Attributes | undefined,
): ElementProperties {
  const { width, height } = { width: facts.width, height: facts.height, ...size }
  return {
    loading: 'lazy',
    width: width?.toString(),
    height: height?.toString(),
    ...attributeProperties(attributes, facts.scheme ? [`${facts.scheme}-only`] : []),
  }
}
