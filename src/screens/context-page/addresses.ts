import pages from 'virtual:content/context';

export default pages.map(({ slug }) => `/context-behind-dua/${slug}`);
