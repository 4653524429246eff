import { defineSkills } from '../define-skills.ts';

export const designAndCreative = defineSkills({
  id: 'design-and-creative',
  title: 'Design and creative work',
  skills: {
    'UX design':
      'ux, user experience design, user experience, ux/ui, ui/ux, ux designer, ux/ui design, ui/ux design, uxd, user-experience',
    'UI design':
      'ui, user interface design, user interface, interface design, user interfaces, ui designer, gui design, gui, visual interface design',
    'User research':
      'ux research, user interviews, contextual inquiry, user studies, user surveys, user-research, customer interviews',
    'Interaction design':
      'ixd, microinteractions, interaction designer, human computer interaction, human-computer interaction, hci',
    'Information architecture':
      'card sorting, site maps, sitemaps, tree testing, content architecture, site map',
    Wireframing:
      'wireframes, balsamiq, low-fidelity wireframes, wire framing, wireframing tools, wire frames',
    Prototyping:
      'rapid prototyping, interactive prototypes, high-fidelity prototypes, prototype development, proof of concept, proofs of concept',
    'User personas':
      'journey mapping, user journeys, customer journey mapping, user journey maps, user flows, customer journey, user flow, storyboards for ux',
    'Design thinking':
      'human-centered design, human centred design, user-centered design, user centered design, design sprints, human centered design',
    'Design systems':
      'design system, style guides, component libraries, pattern libraries, style guide, design tokens',
    'Visual design': 'visual designer, visual communication, visual identity, visual hierarchy, visual arts',
    'Graphic design': 'graphics design, graphic designer, graphic arts, graphic designing',
    'Product design': 'product designer, digital product design, industrial design, industrial designer',
    Figma: 'figjam',
    Sketch: 'sketch app, sketchapp',
    'Adobe XD': 'xd',
    InVision: 'zeplin, axure, axure rp, marvel app, principle app, framer, invision studio',
    'Adobe Creative Suite':
      'adobe creative cloud, adobe cc, adobe suite, creative suite, adobe cs6, adobe products, creative cloud, adobe cs5, adobe creative suites',
    'Adobe Photoshop':
      'photoshop, adobe lightroom, lightroom, photo shop, photo retouching, photo editing, image editing',
    'Adobe Illustrator': 'illustrator, vector graphics, vector illustration',
    'Adobe InDesign':
      'indesign, in design, quarkxpress, page layout, layout design, desktop publishing, adobe pagemaker',
    'Adobe After Effects': 'after effects, aftereffects, adobe aftereffects',
    'Adobe Premiere Pro': 'premiere pro, adobe premiere, premiere',
    'Adobe Acrobat': 'acrobat, adobe acrobat pro, adobe reader, acrobat pro, adobe pdf',
    'Adobe Dreamweaver': 'dreamweaver, adobe flash, macromedia flash, adobe fireworks',
    'Adobe Animate': '',
    CorelDRAW: 'corel draw, corel',
    Canva: '',
    GIMP: 'inkscape',
    'Final Cut Pro': 'final cut, final cut pro x, fcpx, fcp',
    'DaVinci Resolve': 'color grading, davinci, avid media composer, avid pro tools, colour grading',
    'Video editing':
      'video editor, video post-production, film editing, video edit, editing videos, edit videos, video and photo editing',
    'Video production':
      'videography, film production, cinematography, filmmaking, videographer, video shoots, post-production, post production, film making, television production, broadcast production',
    'Motion graphics': 'motion design, animated graphics',
    Animation: '2d animation, 3d animation, character animation, animator, computer animation, toon boom',
    '3D modeling':
      '3d modelling, 3d design, 3d rendering, 3d models, 3d modeler, 3ds max, 3d studio max, 3d max',
    Blender: '',
    Maya: 'autodesk maya',
    'Cinema 4D': 'c4d, zbrush, substance painter, houdini, v-ray, vray',
    Illustration:
      'digital illustration, illustrator artist, hand drawing, drawing skills, concept art, digital art',
    Typography: 'font design, typographic design, typesetting',
    Branding: 'brand identity, brand design, logo design, corporate identity',
    'Print design': 'brochure design, print production, pre-press, packaging design, prepress, print layout',
    'Art direction': 'creative direction, creative director, art director',
    Photography:
      'product photography, photographer, portrait photography, digital photography, photo shoots, event photography, photojournalism',
    'Audio editing':
      'sound design, audio engineering, pro tools, audacity, audio production, logic pro, sound engineering, ableton live, adobe audition, audio mixing, music production, sound mixing',
    'Interior design':
      'space planning, interior decorating, interior designer, furniture design, ffe specification, interior architecture',
    'Fashion design':
      'garment construction, pattern making, textile design, fashion designing, apparel design, textiles, fashion',
    'Set design':
      'stage design, theatrical production, scenic design, costume design, lighting design, stage management',
    'Exhibit design': 'exhibition design, museum curation, curatorial, curating exhibitions',
    'Color theory': 'colour theory, color management',
    'Creative thinking':
      'creativity, creative problem solving, innovative thinking, innovation, creative skills',
    'Presentation design': 'pitch decks, slide design, pitch deck, slide decks',
    'Infographics design': 'infographics, information design',
    'Email design': 'html email design, email templates',
    'Mood boards': 'moodboards, storyboarding, storyboards, storyboard',
    'Design research': 'ethnographic research, ethnography',
    'Heuristic evaluation': 'ux audit, heuristic analysis, cognitive walkthrough',
    'Service design': 'service blueprints, service blueprinting',
    'Conversion-centered design':
      'conversion-centred design, landing page design, landing pages, landing page, web graphics',
    Drawing:
      'painting fine art, fine arts, sculpture, sketching, life drawing, ceramics, fine art, visual art',
    Music:
      'music theory, choir directing, music performance, conducting music, vocal performance, musicianship',
    'Performing arts': 'acting, theater, theatre, choreography, directing plays, stage performance',
  },
  guarded: {
    Sketch: 'figma, invision, adobe, zeplin, photoshop, ux, ui, prototyping, axure',
    Blender: '3d, maya, modeling, unity, animation, unreal, zbrush',
    Maya: '3d, blender, animation, modeling, zbrush, autodesk, photoshop',
    Animation: 'after, motion, design, video, 3d, css, maya, illustration, editing',
    Drawing: 'painting, sketching, illustration, art, design, autocad, technical, skills',
    Music: 'theory, composition, teaching, production, instruments, education, art',
  },
  exact: 'UX, UI, XD, HCI, Premiere, GUI',
});
