/** Which of the published files the npm package has below `data/`: JSON, schemas and guides, and not the tables. */
export const isInPackage = (path: string): boolean => /\.(?:json|md)$/.test(path);
